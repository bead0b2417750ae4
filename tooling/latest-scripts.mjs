/**
 * `map.js`, which the loader imports after a failure: a deploy has deleted files, the page's map
 * lacks a type, or the network failed. A browser never repeats a failed import()
 * (whatwg/html#10327), so the same files are requested with another spelling of their folder, which
 * is equal for a server: `/a%73sets/` (RFC 3986 §6.2.2.2). Their own imports are then requested
 * again as well. The spelling is random, so that most retries use a new one.
 */
export function latestScripts(map) {
  return `const{widgets,mount}=${JSON.stringify(map)};
${SPELLINGS}
export async function load(type){
const own=Object.hasOwn(widgets,type)?widgets[type]:[];
let reason;
for(const folder of folders){
try{
const modules=await Promise.all([...own,...mount].map((file)=>import(folder+file)));
return own.length?modules:[{},...modules]
}catch(error){reason=error}
}
throw reason
}
`
}

const SPELLINGS = `const path=import.meta.url.replace(/[^/]*$/,'');
const other=path.replace(/[^/]+(?=.$)/,(name)=>[...name].map((letter,index)=>index&&Math.random()<.5?letter:'%'+letter.charCodeAt(0).toString(16)).join(''));
const folders=[path,other];`
