/** What we use of the analyzer, whose own declarations leave it out. */
declare module '@custom-elements-manifest/analyzer' {
  import type { Node, SourceFile } from 'typescript-api'

  export interface ModuleDoc {
    path: string
    declarations: object[]
    exports: object[]
  }

  export interface AnalyzerPlugin {
    name: string
    analyzePhase?(params: { node: Node; moduleDoc: ModuleDoc }): void
    moduleLinkPhase?(params: { moduleDoc: ModuleDoc }): void
  }

  export function create(options: { modules: readonly SourceFile[]; plugins: readonly AnalyzerPlugin[] }): {
    schemaVersion: string
    modules: ModuleDoc[]
  }
}
