"""两个小函数，从三地址码到退出SSA，每一步的代码与条数，每一步都执行一遍核对结果。"""
from ir import Lower, execute, show
from stack import Machine, load

SOURCE = """
fn gcd(a: int, b: int): int {
  while b != 0 { let rest = a % b; a = b; b = rest; }
  return a;
}
fn seconds(days: int, n: int): int {
  let hour = 60 * 60;
  let day = hour * 24;
  let check = false;
  if check && n > 0 { return 0 - n / (day - 86400); }
  let extra = 0;
  if n > 100 { extra = day - 24 * hour; }
  return days * day + extra;
}
"""
tree = load(SOURCE)
for fn, args in zip(tree.kids, ([1071, 462], [3, 5])):
    name, made = fn.token.text, Lower(fn)
    wanted = Machine(tree).run(name, args)
    print(f"==== {name}")
    for step, work in (("三地址码", None), ("SSA", made.to_ssa), ("化简以后", made.fold), ("φ换成复写", made.from_ssa),
                       ("合并名字以后", made.coalesce)):
        work and work()
        assert execute({name: made}, name, args, {}) == wanted
        phis = sum(i[0] == "phi" for block in made.blocks.values() for i in block)
        print(f"-- {step}：{len(made.blocks)}块{made.size()}条" + f"，其中φ{phis}条" * bool(phis))
        show(made)
