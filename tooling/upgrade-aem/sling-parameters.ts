import type { JcrValue } from '../export/aem-xml'
import type { Changes } from './changes'

/** A form of Sling's POST servlet, which removes first and writes then, all of it in one transaction. */
export function parametersOf({ removed, created, values }: Changes): [string, string][] {
  return [
    ['_charset_', 'utf-8'],
    ...removed.map((path): [string, string] => [`${path}@Delete`, 'true']),
    ...created.map((path): [string, string] => [`${path}/jcr:primaryType`, 'nt:unstructured']),
    ...values.flatMap(([path, value]): [string, string][] => [
      [`${path}@TypeHint`, typeHint(value)],
      ...[value].flat().map((each): [string, string] => [path, String(each)]),
    ]),
    // The server sets them where they are empty.
    ['./jcr:lastModified', ''],
    ['./jcr:lastModifiedBy', ''],
  ]
}

function typeHint(value: JcrValue): string {
  if (typeof value === 'boolean') return 'Boolean'
  if (typeof value === 'number') return Number.isInteger(value) ? 'Long' : 'Double'
  return typeof value === 'string' ? 'String' : 'String[]'
}
