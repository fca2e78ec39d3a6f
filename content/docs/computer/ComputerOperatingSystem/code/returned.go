// Go：申请一百万个小对象，随机留下千分之几，其余放手。
package main

import (
	"fmt"
	"math/rand"
	"os"
	"os/exec"
	"runtime/debug"
	"strconv"
)

func rss() float64 {
	text, _ := os.ReadFile("/proc/self/statm")
	var total, resident float64
	fmt.Sscan(string(text), &total, &resident)
	return resident * 4096 / (1 << 20)
}

func survivors(keep float64) {
	all := make([]*[240]byte, 1_000_000)
	for i := range all {
		all[i] = new([240]byte)
		all[i][0] = 1
	}
	before := rss()
	random := rand.New(rand.NewSource(7))
	left := 0
	for i := range all {
		if random.Float64() >= keep/1000 {
			all[i] = nil
		} else {
			left++
		}
	}
	debug.FreeOSMemory() // 强制回收，并把空着的页还给系统
	fmt.Printf("留千分之%g 释放前%.0f 回收后%.0f 留下%d个\n", keep, before, rss(), left)
	if all[0] != nil && all[0][0] == 9 { // 让编译器留着all
		fmt.Println()
	}
}

func main() {
	if len(os.Args) > 1 {
		keep, _ := strconv.ParseFloat(os.Args[1], 64)
		survivors(keep)
		return
	}
	for _, keep := range []string{"0", "0.1", "1", "10", "50", "100", "200"} {
		self, _ := os.Executable()
		out, _ := exec.Command(self, keep).Output()
		fmt.Print(string(out))
	}
}
