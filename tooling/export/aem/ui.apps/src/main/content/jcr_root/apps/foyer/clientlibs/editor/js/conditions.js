// biome-ignore-all lint: AEM's script engine and its dialogs have ECMAScript 5.
// biome-ignore-all format: a comma after the last argument is none of ECMAScript 5.
/**
 * Shows a field of a dialog while another field has one of several values; also in the entries of a
 * list and for a checkbox, which the dialog's own script does not know.
 */
;(function (document, $) {
  /** The field nearest to the condition: that of the same entry, or that of the dialog. */
  function asked(target) {
    var name = target.getAttribute('data-foyer-when-field').replace(/^\.\//, '')
    for (var around = target.parentElement; around; around = around.parentElement) {
      var fields = around.querySelectorAll('[name]')
      for (var index = 0; index < fields.length; index++) {
        var own = fields[index].getAttribute('name')
        if (
          (own === name || own.slice(-name.length - 1) === '/' + name) &&
          fields[index].type !== 'hidden'
        )
          return fields[index]
      }
    }
    return null
  }

  function valueIn(field) {
    var box = field.matches('input[type="checkbox"]')
      ? field
      : field.querySelector('input[type="checkbox"]')
    return box ? String(box.checked) : String(field.value)
  }

  function show(root) {
    var targets = root.querySelectorAll('.foyer-when')
    for (var index = 0; index < targets.length; index++) {
      var field = asked(targets[index])
      var values = JSON.parse(targets[index].getAttribute('data-foyer-when-is'))
      targets[index].classList.toggle('hide', !field || values.indexOf(valueIn(field)) < 0)
    }
  }

  $(document).on('foundation-contentloaded', function (event) {
    show(event.target)
  })
  $(document).on('change', '.cq-dialog', function () {
    show(document)
  })
})(document, Granite.$)
