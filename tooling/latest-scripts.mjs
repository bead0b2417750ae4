/**
 * `map.js`, which the loader imports when it is in trouble: a deploy has taken files away, the page
 * does not name a type, or the network was gone. A browser never fetches again what import() could
 * not fetch once (whatwg/html#10327), so the same files are tried by another spelling of their folder,
 * which is the same to a server: `/a%73sets/` (RFC 3986 §6.2.2.2). What they import then comes anew as
 * well. Each try has a spelling of its own, as long as chance allows.
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
