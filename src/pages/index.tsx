export default function L() { return <main><h1>home</h1></main>; }
