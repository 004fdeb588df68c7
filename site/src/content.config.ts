import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'
import { readBench } from '../build/docs/read-bench.ts'
import { readElements } from '../build/docs/read-elements.ts'
import { readSdk } from '../build/docs/read-sdk.ts'
import { readSettings } from '../build/docs/read-settings.ts'
import { readSnippets } from '../build/docs/read-snippets.ts'
import { readTroubles } from '../build/docs/read-troubles.ts'
import { groups } from './lib/docs/groups.ts'

/** Words of the docs: a file for each page and language. Whatever is a table comes from where the code has it. */
const docs = defineCollection({
  loader: glob({ base: './src/content/docs', pattern: '{bn,en}/**/*.md' }),
  schema: z.object({
    title: z.string(),
    /** Its name in the menu; default: the title. */
    menu: z.string().optional(),
    text: z.string(),
    group: z.enum(groups),
    order: z.number(),
  }),
})

/** Texts of the repository that pages show as they are, in English. */
const repository = defineCollection({
  loader: glob({
    base: '..',
    pattern: [
      '.changeset/*.md',
      'docs/operating.md',
      'examples/*/README.md',
      'packages/{contract,sdk,widgets}/CHANGELOG.md',
    ],
    generateId: ({ entry }) => entry,
  }),
})

/** Pieces of code with their colours. */
const snippets = defineCollection({ loader: readSnippets, schema: z.object({ text: z.string(), html: z.string() }) })

const settings = defineCollection({
  loader: readSettings,
  schema: z.object({ kind: z.string(), fallback: z.string().nullable(), text: z.string(), order: z.number() }),
})

/** What the bench holds figures to. */
const bench = defineCollection({ loader: readBench, schema: z.object({ what: z.string(), most: z.number() }) })

const bothLanguages = z.object({ bn: z.string(), en: z.string() })

const described = z.object({ name: z.string(), description: bothLanguages.optional() })

const elements = defineCollection({
  loader: readElements,
  schema: z.object({
    tag: z.string(),
    folder: z.string(),
    description: bothLanguages,
    attributes: z.array(
      described.extend({ type: z.object({ text: z.string() }).optional(), default: z.string().optional() }),
    ),
    events: z.array(described.extend({ type: z.object({ text: z.string() }).optional() })),
    slots: z.array(described),
    parts: z.array(described),
    properties: z.array(described.extend({ default: z.string().optional() })),
  }),
})

const troubles = defineCollection({
  loader: readTroubles,
  schema: z.object({
    mender: z.enum(['page', 'registration', 'visitor', 'us']),
    line: bothLanguages,
    cause: bothLanguages,
    remedy: bothLanguages,
  }),
})

const sdk = defineCollection({
  loader: readSdk,
  schema: z.object({
    entries: z.array(z.string()),
    exports: z.array(
      z.object({
        ...{ name: z.string(), kind: z.string(), description: z.string() },
        /** Code, drawn; the example may be empty. */
        ...{ signature: z.string(), example: z.string() },
      }),
    ),
  }),
})

export const collections = { docs, repository, snippets, settings, bench, elements, troubles, sdk }
