# 造一个CA，给用户公钥和主机公钥各签一张证书，再看证书里写了什么
set -eu
export TZ=UTC
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
for name in ca user host; do
  ssh-keygen -q -t ed25519 -N '' -C "$name" -f "$name"
done

ssh-keygen -q -s ca -I zhang-laptop -n deploy,zhang -z 7 \
  -V 20220101:20220401 -O source-address=10.0.0.0/8 -O no-port-forwarding user.pub
ssh-keygen -q -s ca -h -I web1 -n web1.example.com -V 20220101:20230101 host.pub

# 公钥与指纹每次不同，略去
show() { ssh-keygen -L -f "$1" | sed 1d | grep -v -e 'Public key' -e 'Signing CA'; }
echo '用户证书'
show user-cert.pub
echo '主机证书'
show host-cert.pub
echo "公钥正文$(cut -d' ' -f2 user.pub | base64 -d | wc -c)字节，用户证书正文$(cut -d' ' -f2 user-cert.pub | base64 -d | wc -c)字节"
