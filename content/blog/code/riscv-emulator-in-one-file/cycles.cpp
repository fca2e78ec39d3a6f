// 给rv32.cpp的机器记周期账：五级流水线，装入后立刻使用停一拍，跳转冲掉两条
#define main rv32_main
#include "rv32.cpp"
#undef main

enum { a3 = 13, a4 = 14 };
uint32_t lw(int rd, int off, int rs1) { return I(0x03, 2, rd, rs1, off); }

struct Ledger { uint64_t executed = 0, load_use = 0, taken = 0; };

Ledger run(const std::vector<uint32_t> &code, int n, uint32_t &sum) {
  Machine m;
  for (size_t i = 0; i < code.size(); i++) m.store(uint32_t(4 * i), code[i], 4);
  for (int i = 0; i < n; i++) m.store(0x1000 + 4 * uint32_t(i), uint32_t(i), 4);
  Ledger g;
  uint32_t loaded = 0;                                  // 上一条装入的目标寄存器
  for (bool more = true; more;) {
    uint32_t i = m.load(m.pc, 4), old = m.pc, op = i & 0x7f;
    bool uses_rs1 = op != 0x37 && op != 0x17 && op != 0x6f && op != 0x73;
    bool uses_rs2 = op == 0x33 || op == 0x63 || op == 0x23;
    if (loaded && ((uses_rs1 && Machine::bits(i, 19, 15) == loaded) ||
                   (uses_rs2 && Machine::bits(i, 24, 20) == loaded)))
      g.load_use++;
    loaded = op == 0x03 ? Machine::bits(i, 11, 7) : 0;
    more = m.step();
    if (more && m.pc != old + 4) g.taken++;
  }
  g.executed = m.executed;
  sum = uint32_t(m.exit_code);
  return g;
}

int main() {
  const int n = 120;
  auto program = [&](std::vector<uint32_t> loop) {
    std::vector<uint32_t> code = {addi(t0, zero, 1024), add(t0, t0, t0), add(t0, t0, t0),   // 0x1000
                                  addi(t1, t0, 4 * n), addi(a0, zero, 0)};
    code.insert(code.end(), loop.begin(), loop.end());
    code.insert(code.end(), {addi(a7, zero, 93), 0x73});
    return code;
  };
  struct { const char *name; std::vector<uint32_t> loop; } cases[] = {
      {"装入后马上相加", {lw(a3, 0, t0), add(a0, a0, a3), addi(t0, t0, 4), branch(1, t0, t1, -12)}},
      {"中间插入移指针", {lw(a3, 0, t0), addi(t0, t0, 4), add(a0, a0, a3), branch(1, t0, t1, -12)}},
      {"每轮处理四个  ", {lw(a1, 0, t0), lw(a2, 4, t0), lw(a3, 8, t0), lw(a4, 12, t0),
                          add(a0, a0, a1), add(a0, a0, a2), add(a0, a0, a3), add(a0, a0, a4),
                          addi(t0, t0, 16), branch(1, t0, t1, -36)}},
  };
  for (auto &c : cases) {
    uint32_t sum = 0;
    Ledger g = run(program(c.loop), n, sum);
    uint64_t cycles = g.executed + 4 + g.load_use + 2 * g.taken;
    std::printf("%s 和%u 指令%3d 停顿%3d 跳转%3d 周期%4d CPI %.2f\n", c.name, sum, int(g.executed),
                int(g.load_use), int(g.taken), int(cycles), double(cycles) / double(g.executed));
  }
}
