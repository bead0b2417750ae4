/** The card's server HTML, with React's production build. */
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { transformFile } from '@swc/core'
import { builtFolder, cardFile, projectFolder } from './folders.mjs'

process.env.NODE_ENV = 'production'
// The project's React, which the bundled card also uses.
const require = createRequire(join(projectFolder, 'package.json'))
const { createElement, Fragment } = require('react')
const { renderToString } = require('react-dom/server')
export const { Card } = await importCard()

/** One card as a separate root. */
export const renderCard = (props) => renderToString(createElement(Card, props))

/** All cards in one root. */
export const renderCards = (list) =>
  renderToString(
    createElement(
      Fragment,
      null,
      list.map((props) => createElement(Card, { key: props.id, ...props })),
    ),
  )

async function importCard() {
  const { code } = await transformFile(cardFile, {
    configFile: false,
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  })
  const file = join(builtFolder, `card-${process.pid}.mjs`)
  await mkdir(builtFolder, { recursive: true })
  await writeFile(file, code)
  return import(pathToFileURL(file).href)
}
