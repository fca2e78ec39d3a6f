export default function L() { return <main><h1>404</h1></main>; }
