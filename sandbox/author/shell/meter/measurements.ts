/** What the meter in a preview tells the shell; posted again whenever something has come to it. */
export interface Measurements {
  source: 'foyer-meter'
  /** As they came over the network, without what the browser knew already. */
  bytes: { all: number; scripts: number; styles: number; pictures: number; requests: number }
  /** File name to bytes, of scripts and styles. */
  files: Record<string, number>
  /** Cumulative Layout Shift. */
  layoutShift: number
  /** Accessibility findings of axe; null while they are looked for. */
  findings: Finding[] | null
  /** Ids of the components on the page with their types. */
  components: { id: string; type: string }[]
}

export interface Finding {
  /** Of the component that it is in; '' for the page's own. */
  component: string
  rule: string
  impact: string
  /** What is wrong and what to do. */
  help: string
  count: number
}
