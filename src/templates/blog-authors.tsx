export default function L() { return <main><h1>blog-authors</h1></main>; }
