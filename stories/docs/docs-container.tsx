import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react'
import { themes } from 'storybook/theming'
import type { PageSettings } from '../story-page'
import { applyTheme } from '../theme'
import { docsGround } from './docs.styles'

/** Docs pages in the scheme and theme of the toolbar, like the stories on them. */
export function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme, brand } = useSettings(context)
  const isDark = theme.endsWith('dark')

  useLayoutEffect(() => {
    document.documentElement.lang = 'en'
    document.documentElement.dir = 'ltr'
    return applyTheme(theme, brand)
  }, [theme, brand])

  return (
    <Container context={context} theme={isDark ? themes.dark : themes.light}>
      <div className={docsGround}>{children}</div>
    </Container>
  )
}

const SET_GLOBALS = 'setGlobals'
const GLOBALS_UPDATED = 'globalsUpdated'

/** The current settings of the toolbar. */
export function useSettings({ channel }: DocsContainerProps['context']): PageSettings {
  const [settings, setSettings] = useState<PageSettings>(() => {
    const [last] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []
    return last.globals
  })
  useEffect(() => {
    const onUpdate = ({ globals }: { globals: PageSettings }) => setSettings(globals)
    channel.on(GLOBALS_UPDATED, onUpdate)
    return () => channel.off(GLOBALS_UPDATED, onUpdate)
  }, [channel])
  return settings
}
