export default function L() { return <main><h1>blog-archive</h1></main>; }
