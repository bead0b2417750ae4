// biome-ignore-all lint: AEM's script engine and its dialogs have ECMAScript 5.
// biome-ignore-all format: a comma after the last argument is none of ECMAScript 5.
/** What widget.html prints of the current resource. */
use(
  ['/apps/foyer/components/widget/reader.js', '/apps/foyer/components/widget/page.js'],
  function (reader, page) {
    var name = reader.nameOf(resource)
    var isEntry = reader.isEntry(name)
    var id = isEntry ? '' : reader.idOf(resource)
    return {
      type: name,
      id: id,
      isEntry: isEntry,
      // An edited widget is printed anew by itself; all others are part of the page's one call.
      html: isEntry || wcmmode.isEdit() ? '' : page.placeholder(id),
      script: isEntry
      ? ''
      : '<script type="application/json">' + reader.propsOf(resource, name, page.link) + '</script>',
      place: reader.placeOf(name),
    }
  }
)
