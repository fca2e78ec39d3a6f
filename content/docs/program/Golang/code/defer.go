package main

import (
	"errors"
	"fmt"
)

func order() {
	for i := 0; i < 3; i++ {
		defer fmt.Print(i, " ") // 实参在 defer 语句执行时就求值
	}
}

// 具名返回值让延迟函数能改结果
func safeDiv(a, b int) (q int, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("recovered: %v", r)
		}
	}()
	return a / b, nil
}

type file struct{}

func (file) Close() error { return errors.New("flush failed") }

func save() (err error) {
	f := file{}
	defer func() {
		if cerr := f.Close(); err == nil {
			err = cerr
		}
	}()
	return nil
}

func main() {
	order()
	fmt.Println()
	fmt.Println(safeDiv(7, 2))
	fmt.Println(safeDiv(1, 0))
	fmt.Println(save())
}
