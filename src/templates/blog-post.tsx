export default function L() { return <main><h1>blog-post</h1></main>; }
