// biome-ignore-all lint: AEM's script engine and its dialogs have ECMAScript 5.
// biome-ignore-all format: a comma after the last argument is none of ECMAScript 5.
/**
 * Reads the props of a widget from its resource, as JSON text that stands in a script element. Runs in
 * AEM's Rhino: ECMAScript 5, values of Java. `fields.js` has the fields of all widgets; the letters
 * are explained in aem-fields.ts of the export.
 */
use(['/apps/foyer/components/widget/fields.js'], function (components) {
  var PREFIX = 'foyer/components/'
  /** `foyer/components/heading` and `/apps/foyer/components/heading` are the same type. */
  function nameOf(resource) {
    var type = String(resource.getResourceType()).replace(/^\/(apps|libs)\//, '')
    var name = type.indexOf(PREFIX) === 0 ? type.slice(PREFIX.length) : ''
    return Object.hasOwn(components, name) ? name : ''
  }

  function isEntry(name) {
    return Boolean(components[name].isEntry)
  }

  /** The node whose children stand inside of the widget; '' for none. */
  function placeOf(name) {
    var fields = components[name].fields
    for (var field in fields) if (fields[field] === 'e' || fields[field] === 'E') return field
    return ''
  }

  function childrenOf(resource) {
    var children = []
    if (resource)
      for (var each = resource.listChildren(); each.hasNext(); ) children.push(each.next())
    return children
  }

  /** The texts of a property; null without it. */
  function textsOf(resource, name) {
    var value = resource.getValueMap().get(name)
    if (value === null || value === undefined) return null
    if (typeof value === 'string' || typeof value.length !== 'number') return [String(value)]
    var texts = []
    for (var index = 0; index < value.length; index++) texts.push(String(value[index]))
    return texts
  }

  function json(value) {
    return JSON.stringify(value).replace(
      /[<>&\u2028\u2029]/g,
      function (character) {
        return '\\u' + ('000' + character.charCodeAt(0).toString(16)).slice(-4)
      }
    )
  }

  /** A value that is none of its kind stays a text: the widget reports it. */
  function one(kind, text, link) {
    if (kind === 'n' || kind === 'N') {
      return text.trim() !== '' && isFinite(text) ? json(Number(text)) : json(text)
    }
    if (kind === 'b') return text === 'true' || text === 'false' ? text : json(text)
    return json(kind === 'p' || kind === 'P' ? link(text) : text)
  }

  function objectOf(members) {
    return '{' + members.join(',') + '}'
  }

  /** The members that are there. A checkbox, a choice and a number are stored with the form, so they
   * say nothing of whether an author has asked for the group. */
  function membersOf(fields, resource, link) {
    var known = (textsOf(resource, 'foyerKnown') || []).join(' ').split(' ')
    var members = []
    var isAsked = false
    var hasTelling = false
    for (var name in fields) {
      var kind = fields[name]
      var isTelling = typeof kind !== 'string' || 'tTpP'.indexOf(kind) >= 0
      hasTelling = hasTelling || isTelling
      var value = valueIn(kind, resource, name, link, known.indexOf(name) >= 0)
      if (value === null) continue
      members.push(json(name) + ':' + value)
      isAsked = isAsked || isTelling
    }
    for (var missing in fields) {
      var isText = fields[missing] === 'T' || fields[missing] === 'P'
      if (isText && textsOf(resource, missing) === null) members.push(json(missing) + ':""')
    }
    return { members: members, isAsked: isAsked || !hasTelling }
  }

  /** JSON text, or null for what is not there. */
  function valueIn(kind, resource, name, link, isKnown) {
    if (typeof kind === 'string' && kind !== 'e' && kind !== 'E') {
      var texts = textsOf(resource, name)
      return texts === null || texts.length === 0 ? null : one(kind, texts[0], link)
    }
    var child = resource.getChild(name)
    switch (kind[0]) {
      case 'e':
        return child ? '[' + nodesIn(child, link).join(',') + ']' : null
      case 'E':
        return child ? '[' + entriesIn(child, link).join(',') + ']' : null
      case 'g': {
        if (!child && !kind[2]) return null
        var group = membersOf(kind[1], child || EMPTY, link)
        return group.isAsked || kind[2] ? objectOf(group.members) : null
      }
      case 'u':
        return child ? unionOf(kind, child, link) : null
      case 'm':
        return child ? mapOf(kind[1], child, link) : null
      default:
        return listOf(kind[1], resource, name, link, isKnown || kind[2])
    }
  }

  var EMPTY = {
    getValueMap: function () {
      return {
        get: function () {
          return null
        },
      }
    },
    getChild: function () {
      return null
    },
  }

  function listOf(entry, resource, name, link, isKnown) {
    var texts = typeof entry === 'string' ? textsOf(resource, name) : null
    var entries = []
    if (texts)
      for (var index = 0; index < texts.length; index++)
        entries.push(one(entry, texts[index], link))
    var children = typeof entry === 'string' ? [] : childrenOf(resource.getChild(name))
    for (var place = 0; place < children.length; place++)
      entries.push(entryOf(entry, children[place], link))
    return entries.length > 0 || isKnown ? '[' + entries.join(',') + ']' : null
  }

  function entryOf(kind, resource, link) {
    if (kind[0] === 'g') return objectOf(membersOf(kind[1], resource, link).members)
    if (kind[0] === 'u') return unionOf(kind, resource, link)
    return valueIn(kind, resource, 'entries', link, true)
  }

  function unionOf(kind, resource, link) {
    var chosen = (textsOf(resource, kind[1]) || [''])[0]
    var fields = Object.hasOwn(kind[2], chosen) ? kind[2][chosen] : {}
    var inside = membersOf(fields, resource.getChild(chosen) || EMPTY, link)
    return objectOf([json(kind[1]) + ':' + json(chosen)].concat(inside.members))
  }

  function mapOf(kind, resource, link) {
    var members = []
    var entries = childrenOf(resource)
    for (var index = 0; index < entries.length; index++) {
      var key = textsOf(entries[index], 'key')
      var value =
        typeof kind === 'string' || kind[0] !== 'g'
          ? valueIn(kind, entries[index], 'value', link, true)
          : objectOf(membersOf(kind[1], entries[index].getChild('value') || EMPTY, link).members)
      if (key && value !== null) members.push(json(key[0]) + ':' + value)
    }
    return objectOf(members)
  }

  function propsOf(resource, name, link) {
    return objectOf(membersOf(components[name].fields, resource, link).members)
  }

  /** Unique on the page: what the author has set, or the place of the resource. */
  function idOf(resource) {
    var own = textsOf(resource, 'id')
    if (own && /^[A-Za-z][\w-]*$/.test(own[0])) return own[0]
    var place = String(resource.getPath()).split('jcr:content/').pop().replace(/\W+/g, '-')
    return /^[A-Za-z]/.test(place) ? place : 'foyer' + place
  }

  /** The widgets below a resource, each as JSON text; AEM's own containers are passed through. */
  function nodesIn(resource, link) {
    var nodes = []
    var children = childrenOf(resource)
    for (var index = 0; index < children.length; index++) {
      var child = children[index]
      var name = nameOf(child)
      if (name === '') nodes = nodes.concat(nodesIn(child, link))
      else if (!isEntry(name)) nodes.push(nodeOf(child, name, link))
    }
    return nodes
  }

  function nodeOf(resource, name, link) {
    var props = propsOf(resource, name, link)
    return '{"type":' + json(name) + ',"id":' + json(idOf(resource)) + ',"props":' + props + '}'
  }

  function entriesIn(resource, link) {
    var entries = []
    var children = childrenOf(resource)
    for (var index = 0; index < children.length; index++) {
      var name = nameOf(children[index])
      if (name !== '' && isEntry(name)) entries.push(propsOf(children[index], name, link))
    }
    return entries
  }

  return {
    nameOf: nameOf,
    isEntry: isEntry,
    placeOf: placeOf,
    propsOf: propsOf,
    idOf: idOf,
    nodesIn: nodesIn,
    json: json,
  }
})
