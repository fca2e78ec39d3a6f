// programs.mini的三个函数，逐句照写，名字加了mini_。编译时带-fwrapv：溢出回绕，与Mini相同。
long mini_fib(long n) {
  if (n < 2) { return n; }
  return mini_fib(n - 1) + mini_fib(n - 2);
}

long mini_collatz(long n) {
  long total = 0, i = 1;
  while (i <= n) {
    long x = i;
    while (x != 1) {
      if (x % 2 == 0) { x = x / 2; } else { x = 3 * x + 1; }
      total = total + 1;
    }
    i = i + 1;
  }
  return total;
}

long mini_mix(long n) {
  long a = 1, b = 2, c = 3, d = 5, e = 7, f = 11, g = 13, h = 17;
  while (n > 0) {
    a = a + b * h; b = b + c; c = c + d * a; d = d + e;
    e = e + f * c; f = f + g; g = g + h * e; h = h + a;
    n = n - 1;
  }
  return a + b + c + d + e + f + g + h;
}
