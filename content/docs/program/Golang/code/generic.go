package main

import (
	"fmt"
	"sort"
)

type Number interface {
	~int | ~int64 | ~float64
}

func Sum[T Number](xs []T) T {
	var total T
	for _, x := range xs {
		total += x
	}
	return total
}

func SortedKeys[V any](m map[string]V) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	return keys
}

type Celsius float64

func main() {
	fmt.Println(Sum([]int{1, 2, 3}), Sum([]Celsius{36.5, 1.5}))
	stock := map[string]int{"pear": 2, "apple": 5}
	for _, k := range SortedKeys(stock) {
		fmt.Print(k, "=", stock[k], " ")
	}
	fmt.Println()

	n, ok := stock["plum"]
	fmt.Println(n, ok, len(stock)) // 读不存在的键不会插入
	var m map[string]int
	fmt.Println(m["x"], len(m)) // nil map 可以读，写会 panic
}
