export default function L() { return <main><h1>blog-subscribe</h1></main>; }
