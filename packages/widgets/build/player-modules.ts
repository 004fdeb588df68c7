import { build, type InlineConfig, type Rolldown } from 'vite'

/**
 * The modules of which something stays in the player alone, by id: what other widgets share among themselves must not
 * weigh on it. Builds the player by itself, in memory, to see.
 */
export async function playerModules(config: InlineConfig, entries: readonly string[]): Promise<ReadonlySet<string>> {
  const output = { format: 'es', codeSplitting: false } as const
  const built = await Promise.all(
    entries.map(entry =>
      build({
        ...config,
        build: {
          ...config.build,
          write: false,
          lib: { entry, formats: ['es'], fileName: 'player' },
          rolldownOptions: { ...config.build?.rolldownOptions, output },
        },
      }),
    ),
  )
  const chunks = (built.flat() as Rolldown.RolldownOutput[]).flatMap(({ output }) => output)
  return new Set(
    chunks.flatMap(chunk =>
      chunk.type === 'chunk' ? Object.keys(chunk.modules).filter(id => chunk.modules[id]!.renderedLength > 0) : [],
    ),
  )
}
