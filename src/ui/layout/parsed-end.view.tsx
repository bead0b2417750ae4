/** The last child of an element with the class `revealWhenParsed`. */
export function ParsedEnd() {
  return <span hidden data-parsed-end="" />
}
