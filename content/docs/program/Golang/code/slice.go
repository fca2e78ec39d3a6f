package main

import "fmt"

func show(name string, s []int) {
	fmt.Printf("%-6s len=%d cap=%d %v\n", name, len(s), cap(s), s)
}

func main() {
	base := []int{0, 1, 2, 3, 4, 5}
	part := base[1:3] // 与 base 共用底层数组，容量一直到数组末尾
	show("part", part)

	part = append(part, 99) // 容量够，直接写进 base[3]
	show("base", base)

	safe := base[1:3:3] // 完整切片表达式把容量也截住
	safe = append(safe, 77)
	show("safe", safe)
	show("base", base)

	var s []int
	last := -1
	fmt.Print("cap:")
	for i := 0; i < 2000; i++ {
		s = append(s, i)
		if cap(s) != last {
			last = cap(s)
			fmt.Print(" ", last)
		}
	}
	fmt.Println()

	var nilSlice []int
	empty := []int{}
	fmt.Println(nilSlice == nil, empty == nil, len(nilSlice), len(append(nilSlice, 1)))
}
