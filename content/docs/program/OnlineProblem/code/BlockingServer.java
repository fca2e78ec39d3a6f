import io.netty.bootstrap.ServerBootstrap;
import io.netty.buffer.Unpooled;
import io.netty.channel.*;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.codec.http.*;
import io.netty.util.concurrent.DefaultEventExecutorGroup;
import io.netty.util.concurrent.EventExecutorGroup;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.*;

/** 用法：java BlockingServer block|group|async [端口]。/slow 模拟一次 1 秒的同步查询，/ping 立即返回。 */
public class BlockingServer {
    static void reply(ChannelHandlerContext ctx, HttpResponseStatus status, String text, boolean keep) {
        FullHttpResponse r = new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, status,
                Unpooled.copiedBuffer(text, StandardCharsets.UTF_8));
        r.headers().set(HttpHeaderNames.CONTENT_TYPE, "text/plain; charset=utf-8");
        HttpUtil.setContentLength(r, r.content().readableBytes());
        HttpUtil.setKeepAlive(r, keep);
        ChannelFuture f = ctx.writeAndFlush(r);
        if (!keep) f.addListener(ChannelFutureListener.CLOSE);
    }

    static String query() throws InterruptedException {
        Thread.sleep(1000);
        return "slow " + Thread.currentThread().getName() + "\n";
    }

    /** 在当前 handler 的执行器里直接调用 query()。 */
    static class SyncHandler extends SimpleChannelInboundHandler<FullHttpRequest> {
        @Override
        protected void channelRead0(ChannelHandlerContext ctx, FullHttpRequest req) throws Exception {
            boolean keep = HttpUtil.isKeepAlive(req);
            String text = req.uri().equals("/slow") ? query() : "pong " + Thread.currentThread().getName() + "\n";
            reply(ctx, HttpResponseStatus.OK, text, keep);
        }
    }

    /** 把 query() 交给有界线程池，完成后由 Netty 切回 EventLoop 写出。 */
    static class AsyncHandler extends SimpleChannelInboundHandler<FullHttpRequest> {
        private final Executor pool;

        AsyncHandler(Executor pool) {
            this.pool = pool;
        }

        @Override
        protected void channelRead0(ChannelHandlerContext ctx, FullHttpRequest req) {
            boolean keep = HttpUtil.isKeepAlive(req);
            if (!req.uri().equals("/slow")) {
                reply(ctx, HttpResponseStatus.OK, "pong " + Thread.currentThread().getName() + "\n", keep);
                return;
            }
            try {
                CompletableFuture.supplyAsync(() -> {
                    try {
                        return query();
                    } catch (InterruptedException e) {
                        throw new CompletionException(e);
                    }
                }, pool).whenComplete((text, e) -> {
                    if (e == null) reply(ctx, HttpResponseStatus.OK, text, keep);
                    else reply(ctx, HttpResponseStatus.INTERNAL_SERVER_ERROR, "error\n", false);
                });
            } catch (RejectedExecutionException full) {
                reply(ctx, HttpResponseStatus.SERVICE_UNAVAILABLE, "busy\n", keep);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        String mode = args[0];
        int port = args.length > 1 ? Integer.parseInt(args[1]) : 8080;
        EventLoopGroup boss = new NioEventLoopGroup(1);
        EventLoopGroup workers = new NioEventLoopGroup(2);
        EventExecutorGroup business = new DefaultEventExecutorGroup(16);
        ExecutorService pool = new ThreadPoolExecutor(16, 16, 0, TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(64), r -> new Thread(r, "query-" + System.identityHashCode(r)));

        new ServerBootstrap().group(boss, workers).channel(NioServerSocketChannel.class)
                .childHandler(new ChannelInitializer<SocketChannel>() {
                    @Override
                    protected void initChannel(SocketChannel ch) {
                        ch.pipeline().addLast(new HttpServerCodec(), new HttpObjectAggregator(1 << 20));
                        switch (mode) {
                            case "block" -> ch.pipeline().addLast(new SyncHandler());
                            case "group" -> ch.pipeline().addLast(business, new SyncHandler());
                            case "async" -> ch.pipeline().addLast(new AsyncHandler(pool));
                            default -> throw new IllegalArgumentException(mode);
                        }
                    }
                }).bind("127.0.0.1", port).sync();
        System.out.println(mode + " on " + port);
    }
}
