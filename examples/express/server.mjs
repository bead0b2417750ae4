// node server.mjs, with express installed: npm install express foyer react react-dom
import express from 'express'
import { welcome } from './handler.mjs'

const {
  SERVICE = 'http://127.0.0.1:4100',
  ASSETS = '/assets/',
  SECRET,
  PORT = '8080',
} = process.env
const app = express()
app.use('/assets', express.static('dist/assets', { immutable: true, maxAge: '1y' }))
app.get('/', welcome({ service: SERVICE, assets: ASSETS, secret: SECRET }))
app.listen(Number(PORT))
