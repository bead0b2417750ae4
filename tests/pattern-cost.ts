import { CharSet, DFA, isDisjointWith, JS, NFA, type NoParent } from 'refa'

type Element = NoParent<import('refa').Element>
type Branch = NoParent<import('refa').Concatenation>
type Loop = NoParent<import('refa').Quantifier>
type Assertion = NoParent<import('refa').Assertion>

/** A loop of a pattern, with what has to match before and after it. */
interface Place {
  before: Element[]
  loop: Loop
  after: Element[]
}

/** A loop that may repeat more often than this counts as one without a limit. */
const MANY = 500

/** Stands for the end of a text: a noncharacter, so that no text contains it. */
const END = 0xfffe

/**
 * Why a regular expression may take more than linear time on a text that does not match, or null. This
 * is read from the pattern, without running it. There are three kinds:
 *
 * - The loop of one attempt contains the starts of further attempts: `<[^>]*>` on `<<<<`.
 * - Two loops can divide a text between them in many ways: `\d+.*x`.
 * - The branches of a loop are not distinct: `(?:a|a)*`.
 *
 * A loop inside a lookbehind counts as slow, other assertions as always true where that finds more.
 */
export function slowness(source: string, flags: string): string | null {
  const { expression, maxCharacter } = JS.Parser.fromLiteral({ source, flags }).parse({
    backreferences: 'unknown',
  })
  const end = charOf(CharSet.fromCharacter(maxCharacter, END))
  const any = charOf(CharSet.all(maxCharacter).without(end.characters))
  const anything = repeated(any)
  const never = charOf(CharSet.empty(maxCharacter))

  const automaton = (elements: Element[]) =>
    NFA.fromRegex({ type: 'Concatenation', elements }, { maxCharacter })

  /** The elements without assertions and references, whose place others take. */
  function replaced(
    elements: Element[],
    assertion: (found: Assertion) => Element[],
    reference: Element = anything,
  ): Element[] {
    return elements.flatMap((element): Element[] => {
      if (element.type === 'Unknown') return [reference]
      if (element.type === 'Assertion') return assertion(element)
      if (element.type === 'CharacterClass')
        return [charOf(element.characters.intersect(any.characters))]
      const alternatives = element.alternatives.map((branch) => ({
        ...branch,
        elements: replaced(branch.elements, assertion, reference),
      }))
      return [{ ...element, alternatives }]
    })
  }

  /** The texts up to a place. A lookbehind of one character is a character before. */
  const leading = (elements: Element[]) =>
    replaced(elements, (found) => {
      const characters = found.kind === 'behind' ? onlyClass(found) : null
      if (!characters) return []
      return [charOf(found.negate ? characters.negate().intersect(any.characters) : characters)]
    })

  const inside = (elements: Element[]) => replaced(elements, () => [])

  /** Whether the loop and what follows it accept every text. */
  function alwaysMatches({ loop, after }: Place): boolean {
    const isEnd = (found: Assertion) =>
      found.kind === 'ahead' && found.negate && onlyClass(found)?.isAll
    const rest = replaced(
      [repeated(...loop.alternatives), ...after],
      (found) => [isEnd(found) ? end : never],
      never,
    )
    const refused = DFA.fromFA(automaton([...rest, repeated(any, end)]))
    refused.complement()
    return isDisjointWith(refused, automaton([anything, end]))
  }

  /** Whether one text of at least one character matches each of the sequences. */
  function share(...sequences: Element[][]): boolean {
    const shared = sequences
      .map(automaton)
      .reduce((met, one) => NFA.fromIntersection(met, one), automaton([any, anything]))
    return !shared.isEmpty
  }

  for (const place of loopsIn(expression.alternatives, [], [])) {
    const { before, loop, after } = place
    if (before.includes(BACKWARDS)) return `${shown(loop)} is in a lookbehind`
    const own = inside([repeated(...loop.alternatives)])
    const branches = loop.alternatives.flatMap(spread).map(({ elements }) => inside(elements))
    const isDistinct = branches.every((branch, index) =>
      branches.slice(index + 1).every((other) => !share([...branch, ...own], [...other, ...own])),
    )
    if (!isDistinct) return `${shown(loop)} has branches that share a text`
    if (share([anything, ...leading(before)], own) && !alwaysMatches(place))
      return `${shown(loop)} runs again from each start inside it`
    for (const later of loopsIn([{ type: 'Concatenation', elements: after }], [], [])) {
      const between = [anything, ...inside(later.before), anything]
      const others = inside([repeated(...later.loop.alternatives)])
      if (share(own, others, between) && !alwaysMatches(later))
        return `${shown(loop)} and ${shown(later.loop)} divide a text in many ways`
    }
  }
  return null
}

const charOf = (characters: CharSet) => ({ type: 'CharacterClass', characters }) as const

/** The characters of an assertion about one character. */
function onlyClass({ alternatives: [only, ...others] }: Assertion): CharSet | null {
  const [element, ...more] = only?.elements ?? []
  const isOne = others.length + more.length === 0 && element?.type === 'CharacterClass'
  return isOne ? element.characters : null
}

/** The elements or branches, any number of times. */
function repeated(...parts: (Element | Branch)[]): Loop {
  const alternatives = parts.map(
    (part): Branch =>
      part.type === 'Concatenation' ? part : { type: 'Concatenation', elements: [part] },
  )
  return { type: 'Quantifier', min: 0, max: Number.POSITIVE_INFINITY, lazy: false, alternatives }
}

/** The branches of a group that is alone in its branch. */
function spread(branch: Branch): Branch[] {
  const [only, ...others] = branch.elements
  return only?.type === 'Alternation' && others.length === 0
    ? only.alternatives.flatMap(spread)
    : [branch]
}

/** Comes before the loops of a lookbehind. */
const BACKWARDS: Element = { type: 'Unknown', id: 'backwards' }

/** Comes after the loops of an assertion, after which the pattern may fail. */
const OTHER_PART: Element = { type: 'Unknown', id: 'other part' }

/** All loops without a limit. An outer loop is also what comes before and after its inner loops. */
function* loopsIn(branches: Branch[], before: Element[], after: Element[]): Generator<Place> {
  for (const { elements } of branches) {
    for (const [index, element] of elements.entries()) {
      const earlier = [...before, ...elements.slice(0, index)]
      const later = [...elements.slice(index + 1), ...after]
      if (element.type === 'Alternation') yield* loopsIn(element.alternatives, earlier, later)
      if (element.type === 'Assertion') {
        const start = element.kind === 'behind' ? [BACKWARDS] : earlier
        yield* loopsIn(element.alternatives, start, [OTHER_PART])
      }
      if (element.type === 'Quantifier') {
        if (element.max > MANY) yield { before: earlier, loop: element, after: later }
        const again = element.max > 1 ? [repeated(...element.alternatives)] : []
        yield* loopsIn(element.alternatives, [...earlier, ...again], [...again, ...later])
      }
    }
  }
}

function shown(loop: Loop): string {
  const whole: Branch = { type: 'Concatenation', elements: [loop] }
  return JS.toLiteral({ type: 'Expression', alternatives: [whole] }).source
}
