import { aboveHosts } from './above-hosts.mjs'

it.each([
  ['.a{color:red}', '.a:not(#f){color:red}'],
  ['.a .b,.c>p{color:red}', '.a .b:not(#f),.c>p:not(#f){color:red}'],
  ['.a:hover:before{content:"}"}', '.a:hover:not(#f):before{content:"}"}'],
  ['.a::part(x){color:red}', '.a:not(#f)::part(x){color:red}'],
  ['.a:first-child{margin:0}', '.a:first-child:not(#f){margin:0}'],
  ['.a:is(.b,.c:not(.d, .e)){margin:0}', '.a:is(.b,.c:not(.d, .e)):not(#f){margin:0}'],
  [
    ':where(:root:not([data-foyer-page]) .a) :where(p){margin:0}',
    ':where(:root:not([data-foyer-page]) .a) :where(p):not(#f){margin:0}',
  ],
  ['[title="a,b{"]{margin:0}', '[title="a,b{"]:not(#f){margin:0}'],
  ['.a\\,b{margin:0}', '.a\\,b:not(#f){margin:0}'],
  [
    '@media print{.a{margin:0}}.b{margin:0}',
    '@media print{.a:not(#f){margin:0}}.b:not(#f){margin:0}',
  ],
])('makes %s heavier', (css, heavier) => expect(aboveHosts(css)).toBe(heavier))

it.each([
  ':root{--a:1px}',
  ':root:lang(ar){--a:1px}',
  'html:has(foyer-widget[data-sticky]){scroll-padding:0}',
  'html[data-foyer-page] body{margin:0}',
  '@keyframes a{0%{opacity:0}to{opacity:1}}',
  '@font-face{src:url("a,b")}',
])('leaves %s as it is', (css) => expect(aboveHosts(css)).toBe(css))
