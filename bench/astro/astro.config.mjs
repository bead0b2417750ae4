import node from '@astrojs/node'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

const isStreamed = process.env.BENCH_STREAMED !== 'false'

export default defineConfig({
  integrations: [react(isStreamed ? {} : { experimentalDisableStreaming: true })],
  adapter: node({ mode: 'standalone' }),
  outDir: process.env.BENCH_FOLDER,
  devToolbar: { enabled: false },
})
