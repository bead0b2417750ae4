import type { ReactNode } from 'react'
import { usePageValue } from '../hooks/use-page-value'
import { type AuthState, visitorAtom } from '../services/session/visitor'
import type { AnyWidget, BaseProps } from './define-widget'

/**
 * The root component of every widget, on the server and in the browser: shows the widget to the
 * audience that its author has chosen. The author's other decisions are attributes of the
 * placeholder (`placeholder-attributes.ts`).
 */
export function WidgetRoot({ widget, props }: { widget: AnyWidget; props: BaseProps }) {
  const { audience } = props
  const content = <Content widget={widget} props={props} />
  const isForAll = audience.length === EVERYBODY
  return isForAll ? content : <ForAudience audience={audience}>{content}</ForAudience>
}

function Content({ widget, props }: { widget: AnyWidget; props: BaseProps }) {
  const model = widget.useModel(props)
  const { View, parts } = widget
  return View ? <View props={props} model={model} parts={parts} /> : null
}

const KIND: Record<AuthState, BaseProps['audience'][number] | null> = {
  unknown: null,
  unauthenticated: 'anonymous',
  remembered: 'remembered',
  authenticated: 'authenticated',
  attemptedSignIn: 'anonymous',
}

const EVERYBODY = new Set(Object.values(KIND)).size - 1

function ForAudience({
  audience,
  children,
}: Pick<BaseProps, 'audience'> & { children: ReactNode }) {
  const kind = KIND[usePageValue(visitorAtom).state]
  return kind && audience.includes(kind) ? children : null
}
