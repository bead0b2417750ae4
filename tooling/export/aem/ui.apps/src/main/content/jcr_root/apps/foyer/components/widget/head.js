// biome-ignore-all lint: AEM's script engine and its dialogs have ECMAScript 5.
// biome-ignore-all format: a comma after the last argument is none of ECMAScript 5.
/** What head.html prints: once per page, before its widgets. */
use(['/apps/foyer/components/widget/page.js'], function (page) {
  return { head: page.head() }
})
