export default function L() { return <main><h1>blog-tag</h1></main>; }
