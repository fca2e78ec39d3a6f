package main

import (
	"errors"
	"fmt"
)

type Shape interface{ Area() float64 }

type Rect struct{ W, H float64 }

func (r Rect) Area() float64 { return r.W * r.H }
func (r *Rect) Scale(k float64) {
	r.W *= k
	r.H *= k
}

type QueryError struct{ SQL string }

func (e *QueryError) Error() string { return "query failed: " + e.SQL }

// 返回类型写成了具体指针，问题就出在这里
func check(ok bool) *QueryError {
	if ok {
		return nil
	}
	return &QueryError{"SELECT 1"}
}

var ErrNotFound = errors.New("not found")

func load(id int) error {
	if id < 0 {
		return &QueryError{fmt.Sprintf("id=%d", id)}
	}
	return fmt.Errorf("load user %d: %w", id, ErrNotFound)
}

func main() {
	r := Rect{3, 4}
	r.Scale(2)
	var s Shape = r // 复制了一份 r
	r.Scale(10)
	fmt.Println(s.Area(), r.Area())

	switch v := s.(type) {
	case Rect:
		fmt.Println("Rect", v.W, v.H)
	default:
		fmt.Println("unknown")
	}

	var err error = check(true) // 类型是 *QueryError，值是 nil
	fmt.Println(err == nil)

	err = load(7)
	fmt.Println(err)
	fmt.Println(err == ErrNotFound, errors.Is(err, ErrNotFound))

	var qe *QueryError
	if errors.As(load(-1), &qe) {
		fmt.Println("as:", qe.SQL)
	}
}
