/** The last child of what has the class `whole`. */
export function WholeEnd() {
  return <span hidden data-whole="" />
}
