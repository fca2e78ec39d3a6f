export default function L() { return <main><h1>blog-author</h1></main>; }
