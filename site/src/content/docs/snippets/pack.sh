pnpm --filter @prostuti/contract --filter @prostuti/sdk --filter @prostuti/widgets pack --pack-destination packed
