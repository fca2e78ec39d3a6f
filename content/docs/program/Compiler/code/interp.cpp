// 同一棵树、同一份字节码的两个解释器，读race.py写出的文本。interp 文件 函数的序号 n 次数：量两者每次的时间。
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <time.h>
#include <vector>

enum Kind { Block, Set, While, If, Return, Name, Const, Call, Not, Neg, And, Or, Add, Sub, Mul, Div, Mod, Lt, Le, Gt, Ge, Eq, Ne };
enum Op { Push, Load, Store, Jmp, Jz, Jnz, Dup, Pop, CallOp, Ret, FirstBinary };  // 往后与Add……Ne同序

struct Node {
  int kind;
  long value;
  std::vector<Node> kids;
};
struct Code { long op, arg, count; };
struct Function {
  int slots;
  Node body;
  std::vector<Code> code;
};
std::vector<Function> functions;

inline long compute(int op, long a, long b) {
  using U = unsigned long;  // 无符号数回绕，有定义
  switch (op) {
    case Add: return long(U(a) + U(b));
    case Sub: return long(U(a) - U(b));
    case Mul: return long(U(a) * U(b));
    case Div: return a / b;
    case Mod: return a % b;
    case Lt: return a < b;
    case Le: return a <= b;
    case Gt: return a > b;
    case Ge: return a >= b;
    case Eq: return a == b;
    default: return a != b;
  }
}

long evaluate(const Node &node, long *env);

bool execute(const Node &node, long *env, long &result) {  // 返回true：已经return
  switch (node.kind) {
    case Block:
      for (const Node &kid : node.kids)
        if (execute(kid, env, result)) return true;
      return false;
    case Set: env[node.value] = evaluate(node.kids[0], env); return false;
    case While:
      while (evaluate(node.kids[0], env))
        if (execute(node.kids[1], env, result)) return true;
      return false;
    case If:
      if (evaluate(node.kids[0], env)) return execute(node.kids[1], env, result);
      return node.kids.size() == 3 && execute(node.kids[2], env, result);
    default: result = evaluate(node.kids[0], env); return true;
  }
}

long evaluate(const Node &node, long *env) {
  switch (node.kind) {
    case Name: return env[node.value];
    case Const: return node.value;
    case Not: return !evaluate(node.kids[0], env);
    case Neg: return compute(Sub, 0, evaluate(node.kids[0], env));
    case And: return evaluate(node.kids[0], env) && evaluate(node.kids[1], env);
    case Or: return evaluate(node.kids[0], env) || evaluate(node.kids[1], env);
    case Call: {
      long inner[16], result = 0;
      for (size_t i = 0; i < node.kids.size(); ++i) inner[i] = evaluate(node.kids[i], env);
      execute(functions[node.value].body, inner, result);
      return result;
    }
    default: {
      const long left = evaluate(node.kids[0], env);
      return compute(node.kind, left, evaluate(node.kids[1], env));
    }
  }
}

long run(const Function &fn, long *slots) {  // 实参已经在slots开头
  long *top = slots + fn.slots;              // 指向栈顶之上
  for (const Code *at = fn.code.data();; ++at) {
    switch (at->op) {
      case Push: *top++ = at->arg; break;
      case Load: *top++ = slots[at->arg]; break;
      case Store: slots[at->arg] = *--top; break;
      case Jmp: at = fn.code.data() + at->arg - 1; break;
      case Jz: if (*--top == 0) at = fn.code.data() + at->arg - 1; break;
      case Jnz: if (*--top != 0) at = fn.code.data() + at->arg - 1; break;
      case Dup: *top = top[-1]; ++top; break;
      case Pop: --top; break;
      case CallOp: top -= at->count; *top = run(functions[at->arg], top); ++top; break;
      case Ret: return top[-1];
      default: --top; top[-1] = compute(int(at->op) - FirstBinary + Add, top[-1], *top);
    }
  }
}

Node read(std::istream &in) {
  Node node;
  size_t kids;
  in >> node.kind >> node.value >> kids;
  while (node.kids.size() < kids) node.kids.push_back(read(in));
  return node;
}

template <class F>
void measure(long repeat, F f) {
  double best = 1e18;
  long result = 0;
  for (int round = 0; round < 9; ++round) {
    timespec from, to;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &from);
    for (long i = 0; i < repeat; ++i) result = f();
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &to);
    best = std::min(best, ((to.tv_sec - from.tv_sec) * 1e9 + (to.tv_nsec - from.tv_nsec)) / repeat);
  }
  std::printf("%ld %.0f\n", result, best);
}

int main(int argc, char **argv) {
  if (argc < 5) return 2;
  std::ifstream in(argv[1]);
  for (size_t length; in >> length;) {
    Function fn;
    in >> fn.slots;
    for (fn.code.resize(length); Code &c : fn.code) in >> c.op >> c.arg >> c.count;
    fn.body = read(in);
    functions.push_back(std::move(fn));
  }
  const Function &fn = functions[size_t(std::atol(argv[2]))];
  const long n = std::atol(argv[3]), repeat = std::atol(argv[4]);
  std::vector<long> stack(1 << 16);
  measure(repeat, [&] { long result = 0; stack[0] = n; execute(fn.body, stack.data(), result); return result; });
  measure(repeat, [&] { stack[0] = n; return run(fn, stack.data()); });
}
