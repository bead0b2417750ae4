/** What a placeholder says of itself; `props` is what its JSON holds, unchecked. */
export interface Placement {
  type: string
  id: string
  when: string
  props: unknown
}

/** Reads a placeholder's attributes and its JSON, from its script child or its `props` attribute. */
export function readPlaceholder(element: Element): Placement {
  const json =
    element.querySelector(':scope > script')?.textContent ?? element.getAttribute('props')
  return {
    type: element.getAttribute('type') ?? '',
    id: element.id,
    when: element.getAttribute('when') ?? 'load',
    props: json ? JSON.parse(json) : {},
  }
}
