package main

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"
)

// square 模拟一次要花时间、可以被取消的请求
func square(ctx context.Context, n int) (int, error) {
	select {
	case <-time.After(5 * time.Millisecond):
	case <-ctx.Done():
		return 0, ctx.Err()
	}
	if n == 13 {
		return 0, errors.New("unlucky number 13")
	}
	return n * n, nil
}

// run 用 workers 个 goroutine 处理 jobs，遇到第一个错误就取消其余任务
func run(parent context.Context, jobs []int, workers int) (int, error) {
	ctx, cancel := context.WithCancel(parent)
	defer cancel()

	in := make(chan int)
	var (
		wg    sync.WaitGroup
		mu    sync.Mutex
		sum   int
		first error
	)
	for range workers {
		wg.Go(func() { // 1.25 起；合并了 Add、go 与 Done
			for n := range in {
				v, err := square(ctx, n)
				mu.Lock()
				if err != nil && first == nil {
					first = fmt.Errorf("job %d: %w", n, err)
					cancel()
				}
				sum += v
				mu.Unlock()
			}
		})
	}

feed:
	for _, n := range jobs {
		select {
		case in <- n:
		case <-ctx.Done():
			break feed // 只写 break 跳出的是 select
		}
	}
	close(in) // 由发送方关闭，接收方的 range 才会结束
	wg.Wait()
	if first == nil {
		first = ctx.Err() // 父 context 取消，而没有任务报错
	}
	return sum, first
}

func main() {
	fmt.Println(run(context.Background(), []int{1, 2, 3, 4, 5}, 3))

	_, err := run(context.Background(), []int{11, 12, 13, 14, 15}, 2)
	fmt.Println(err != nil, err)

	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Millisecond)
	defer cancel()
	many := make([]int, 1000)
	_, err = run(ctx, many, 1)
	fmt.Println(errors.Is(err, context.DeadlineExceeded))
}
