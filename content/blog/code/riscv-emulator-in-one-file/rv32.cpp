// RV32I 的一个子集，足够跑没有中断、没有特权级的用户程序。
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <stdexcept>
#include <vector>

struct Machine {
  std::vector<uint8_t> mem = std::vector<uint8_t>(64 * 1024);
  uint32_t x[32] = {}, pc = 0;
  uint64_t executed = 0;
  int exit_code = 0;

  uint8_t *at(uint32_t addr, uint32_t size) {
    if (addr > mem.size() || mem.size() - addr < size) throw std::runtime_error("访存越界");
    return &mem[addr];
  }
  uint32_t load(uint32_t addr, uint32_t size) {
    uint8_t *p = at(addr, size);
    uint32_t v = 0;
    for (uint32_t i = 0; i < size; i++) v |= uint32_t(p[i]) << (8 * i);  // 小端
    return v;
  }
  void store(uint32_t addr, uint32_t v, uint32_t size) {
    uint8_t *p = at(addr, size);
    for (uint32_t i = 0; i < size; i++) p[i] = uint8_t(v >> (8 * i));
  }

  // 取出inst[hi:lo]；sext把宽度为bits的补码扩展成32位
  static uint32_t bits(uint32_t i, int hi, int lo) { return i >> lo & ((2u << (hi - lo)) - 1); }
  static uint32_t sext(uint32_t v, int bits) {
    uint32_t sign = 1u << (bits - 1);
    return (v ^ sign) - sign;
  }

  bool step() {
    uint32_t i = load(pc, 4), next = pc + 4;
    uint32_t rd = bits(i, 11, 7), f3 = bits(i, 14, 12), f7 = bits(i, 31, 25);
    uint32_t a = x[bits(i, 19, 15)], b = x[bits(i, 24, 20)], out = 0;
    bool write = true;
    switch (bits(i, 6, 0)) {
      case 0x37: out = i & 0xfffff000; break;           // lui
      case 0x17: out = pc + (i & 0xfffff000); break;    // auipc
      case 0x6f:                                        // jal
        out = next;
        next = pc + sext(bits(i, 31, 31) << 20 | bits(i, 19, 12) << 12 | bits(i, 20, 20) << 11 |
                         bits(i, 30, 21) << 1, 21);
        break;
      case 0x67: out = next; next = (a + sext(bits(i, 31, 20), 12)) & ~1u; break;  // jalr
      case 0x63: {                                      // 条件分支
        uint32_t off = sext(bits(i, 31, 31) << 12 | bits(i, 7, 7) << 11 | bits(i, 30, 25) << 5 |
                            bits(i, 11, 8) << 1, 13);
        bool lt = int32_t(a) < int32_t(b), ltu = a < b, take;
        switch (f3) {
          case 0: take = a == b; break;
          case 1: take = a != b; break;
          case 4: take = lt; break;
          case 5: take = !lt; break;
          case 6: take = ltu; break;
          case 7: take = !ltu; break;
          default: throw std::runtime_error("未定义的分支");
        }
        if (take) next = pc + off;
        write = false;
        break;
      }
      case 0x03: {                                      // 装入
        uint32_t addr = a + sext(bits(i, 31, 20), 12);
        switch (f3) {
          case 0: out = sext(load(addr, 1), 8); break;
          case 1: out = sext(load(addr, 2), 16); break;
          case 2: out = load(addr, 4); break;
          case 4: out = load(addr, 1); break;
          case 5: out = load(addr, 2); break;
          default: throw std::runtime_error("未定义的装入");
        }
        break;
      }
      case 0x23:                                        // 存储
        if (f3 > 2) throw std::runtime_error("未定义的存储");
        store(a + sext(f7 << 5 | rd, 12), b, 1u << f3);
        write = false;
        break;
      case 0x13: b = sext(bits(i, 31, 20), 12);         // 立即数运算
        out = alu(f3, (f3 == 5) && (f7 & 0x20), a, b);
        break;
      case 0x33:                                        // 寄存器运算
        if (f7 & ~0x20u) throw std::runtime_error("不在RV32I里");
        out = alu(f3, f7 & 0x20, a, b, true);
        break;
      case 0x73:                                        // ecall
        if (i != 0x73) throw std::runtime_error("不支持的系统指令");
        if (x[17] == 93) { exit_code = int(x[10]); executed++; return false; }
        if (x[17] == 64) {
          std::fwrite(at(x[11], x[12]), 1, x[12], stdout);
          x[10] = x[12];
        } else {
          x[10] = uint32_t(-38);                        // -ENOSYS
        }
        write = false;
        break;
      default: throw std::runtime_error("未定义的操作码");
    }
    if (write && rd) x[rd] = out;                       // x0永远是0
    pc = next;
    executed++;
    return true;
  }

  static uint32_t alu(uint32_t f3, bool alt, uint32_t a, uint32_t b, bool reg = false) {
    switch (f3) {
      case 0: return reg && alt ? a - b : a + b;
      case 1: return a << (b & 31);
      case 2: return int32_t(a) < int32_t(b);
      case 3: return a < b;
      case 4: return a ^ b;
      case 5: return alt ? uint32_t(int32_t(a) >> (b & 31)) : a >> (b & 31);
      case 6: return a | b;
      default: return a & b;
    }
  }
};

// 一个刚好够用的汇编器：每个函数产生一条指令的编码
enum { zero = 0, ra = 1, sp = 2, t0 = 5, t1 = 6, t2 = 7, a0 = 10, a1 = 11, a2 = 12, a7 = 17 };
uint32_t I(int op, int f3, int rd, int rs1, int imm) {
  return uint32_t(imm & 0xfff) << 20 | rs1 << 15 | f3 << 12 | rd << 7 | op;
}
uint32_t addi(int rd, int rs1, int imm) { return I(0x13, 0, rd, rs1, imm); }
uint32_t add(int rd, int rs1, int rs2) { return uint32_t(rs2) << 20 | rs1 << 15 | rd << 7 | 0x33; }
uint32_t sub(int rd, int rs1, int rs2) { return 0x40000000u | add(rd, rs1, rs2); }
uint32_t sb(int rs2, int off, int rs1) {
  return uint32_t(off >> 5 & 0x7f) << 25 | rs2 << 20 | rs1 << 15 | (off & 0x1f) << 7 | 0x23;
}
uint32_t branch(int f3, int rs1, int rs2, int off) {
  return uint32_t(off >> 12 & 1) << 31 | (off >> 5 & 0x3f) << 25 | rs2 << 20 | rs1 << 15 |
         f3 << 12 | (off >> 1 & 0xf) << 8 | (off >> 11 & 1) << 7 | 0x63;
}

int main() {
  // 求1+2+…+100，把十进制结果从低位到高位写进缓冲区，再用write打印
  const int buf = 0x400;
  std::vector<uint32_t> code = {
      addi(t0, zero, 100), addi(a0, zero, 0),
      add(a0, a0, t0), addi(t0, t0, -1), branch(1, t0, zero, -8),       // bne t0, zero, 前两条
      addi(a1, zero, buf), addi(t1, zero, '\n'), sb(t1, 0, a1),
      addi(t2, zero, 10),
      addi(t0, zero, 0),                                                // 商
      branch(6, a0, t2, 16), sub(a0, a0, t2), addi(t0, t0, 1), branch(0, zero, zero, -12),
      addi(a1, a1, -1), addi(a0, a0, '0'), sb(a0, 0, a1),
      add(a0, t0, zero), branch(1, a0, zero, -36),                      // 商不为0就继续
      addi(a2, zero, buf + 1), sub(a2, a2, a1), addi(a0, zero, 1), addi(a7, zero, 64), 0x73,
      addi(a0, zero, 0), addi(a7, zero, 93), 0x73,
  };
  std::printf("addi t0, zero, 100 编码为 0x%08x\n", code[0]);
  std::printf("bne  t0, zero, -8  编码为 0x%08x\n", code[4]);
  std::fflush(stdout);
  Machine m;
  for (size_t i = 0; i < code.size(); i++) m.store(uint32_t(4 * i), code[i], 4);
  while (m.step()) {}
  std::printf("退出码%d，执行了%llu条指令，代码共%zu字节\n", m.exit_code,
              static_cast<unsigned long long>(m.executed), code.size() * 4);
}
