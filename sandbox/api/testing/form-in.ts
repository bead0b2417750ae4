const decoded = (text: string) =>
  text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
const attribute = (tag: string, name: string) =>
  decoded(tag.split(` ${name}="`)[1]?.split('"')[0] ?? '')

/** What the form of a page without scripts sends again, what it asks for, and what is to be corrected. */
export function formIn(body: string) {
  const inputs = (body.match(/<input[^<>]*>/g) ?? []).map((tag) => ({
    name: attribute(tag, 'name'),
    value: attribute(tag, 'value'),
    isHidden: attribute(tag, 'type') === 'hidden',
    isWrong: attribute(tag, 'aria-invalid') === 'true',
  }))
  const valuesOf = (some: typeof inputs) =>
    Object.fromEntries(some.map(({ name, value }) => [name, value]))
  return {
    action: attribute(/<form[^<>]*>/.exec(body)?.[0] ?? '', 'action'),
    kept: valuesOf(inputs.filter((one) => one.isHidden)),
    asked: inputs.filter(({ isHidden }) => !isHidden).map(({ name }) => name),
    wrong: valuesOf(inputs.filter((one) => one.isWrong)),
    problems: [...body.matchAll(/<span class="problem"[^<>]*>([^<]*)</g)].map(([, text = '']) =>
      decoded(text),
    ),
  }
}
