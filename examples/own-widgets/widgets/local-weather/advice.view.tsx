import type { adviceLabels } from './advice.labels'

export interface AdviceModel {
  state: 'cool' | 'warm'
}

interface Shown {
  props: { labels: typeof adviceLabels }
  model: AdviceModel
}

export function Advice({ props: { labels }, model }: Shown) {
  return <p role="status">{labels[model.state]}</p>
}
