export default function L() { return <main><h1>文档</h1></main>; }
