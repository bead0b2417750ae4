/**
 * `map.js`, which the loader imports after a failure: a deploy has deleted files, the page's map
 * lacks a type, or the network failed. A browser never repeats a failed import()
 * (whatwg/html#10327), so the same files are requested with another spelling of their folder, which
 * is equal for a server: `/a%73sets/` (RFC 3986 §6.2.2.2). Their own imports are then requested
 * again as well. All widgets of a page use one spelling, and with it one copy of React, until a
 * file fails to load with it; then they use the next one. An attempt ends when all of its files have
 * arrived or failed: `mount` hears of the failure only once it is there.
 */
export function latestScripts(map) {
  return `const{widgets,mount}=${JSON.stringify(map)};
const path=import.meta.url.replace(/[^/]*$/,'');
${spell}
export async function load(type){
const own=Object.hasOwn(widgets,type)?widgets[type]:[];
const spelling=globalThis.foyerSpelling??=1;
const other=path.replace(/[^/]+(?=.$)/,(name)=>spell(name,spelling));
let reason;
for(const folder of [path,other]){
try{
const imports=[...own,...mount].map((file)=>import(folder+file));
await Promise.allSettled(imports);
const modules=await Promise.all(imports);
return own.length?modules:[{},...modules]
}catch(error){reason=error}
}
globalThis.foyerSpelling=spelling+1;
throw reason
}
`
}

/** One of the 2^length spellings of a name: each bit of `spelling` percent-encodes one letter. */
function spell(name, spelling) {
  const encode = (letter) => `%${letter.charCodeAt(0).toString(16)}`
  return [...name]
    .map((letter, index) => ((spelling >> index) & 1 ? encode(letter) : letter))
    .join('')
}
