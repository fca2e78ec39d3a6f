package main

import (
	"bufio"
	"fmt"
	"os"
)

func countLines(path string) (int, error) {
	f, err := os.Open(path)
	if err != nil {
		return 0, fmt.Errorf("打不开 %s", path) // 错误是返回值，调用者看得见
	}
	defer f.Close() // 打开成功之后才写，忘写就泄漏
	n := 0
	s := bufio.NewScanner(f)
	for s.Scan() {
		n++
	}
	return n, s.Err()
}

func main() {
	path := "lines.go.tmp"
	if err := os.WriteFile(path, []byte("一\n二\n三\n"), 0o600); err != nil {
		panic(err)
	}
	defer os.Remove(path)
	for _, p := range []string{path, "missing.tmp"} {
		n, err := countLines(p)
		if err != nil {
			fmt.Println(err)
			continue
		}
		fmt.Printf("%d行\n", n)
	}
}
