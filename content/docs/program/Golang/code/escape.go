package main

import (
	"fmt"
	"os"
	"strconv"
	"testing"
)

type Point struct{ X, Y int }

func byValue(x, y int) Point    { return Point{x, y} }
func byPointer(x, y int) *Point { return &Point{x, y} }

//go:noinline
func newPoint(x, y int) *Point { return &Point{x, y} }

var sink any
var kept *Point

func main() {
	count := func(name string, f func()) {
		fmt.Printf("%-24s %.0f\n", name, testing.AllocsPerRun(1000, f))
	}
	n := 12345
	count("byValue", func() { p := byValue(n, 2); n += p.Y })
	count("byPointer inlined", func() { p := byPointer(n, 2); n += p.Y })
	count("newPoint noinline", func() { p := newPoint(n, 2); n += p.Y })
	count("stored in global", func() { kept = byPointer(n, 2) })
	count("int into interface", func() { sink = n })
	count("small int into interface", func() { sink = n & 0xff })
	count("make([]byte, 64)", func() { b := make([]byte, 64); b[0] = byte(n); n += int(b[0]) })
	size := 63 + len(os.Args) // 运行时才知道，这里是64
	count("make([]byte, size)", func() { b := make([]byte, size); b[0] = byte(n); n += int(b[0]) })
	count("fmt.Sprintf(%d)", func() { s := fmt.Sprintf("%d", n); n += len(s) })
	buf := make([]byte, 0, 32)
	count("strconv.AppendInt", func() { buf = strconv.AppendInt(buf[:0], int64(n), 10) })
}
