export default function L() { return <main><h1>blog-list</h1></main>; }
