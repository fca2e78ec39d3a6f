export default function L() { return <main><h1>blog-tags</h1></main>; }
