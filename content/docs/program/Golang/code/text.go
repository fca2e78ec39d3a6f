package main

import (
	"fmt"
	"unicode/utf8"
)

func main() {
	s := "节能Go"
	fmt.Println(len(s), utf8.RuneCountInString(s), len([]rune(s)))
	for i, r := range s {
		fmt.Printf("%d:%c ", i, r)
	}
	fmt.Println()
	fmt.Printf("% x\n", s[:3])
	fmt.Printf("%q\n", s[:4]) // 切在第二个字的中间
}
