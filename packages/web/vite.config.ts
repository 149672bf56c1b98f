import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { budget } from './build/budget.ts';
import { compress } from './build/compress.ts';
import { offlineFiles } from './build/offline-files.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte(), offlineFiles(), budget(), compress()],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2023', sourcemap: true, reportCompressedSize: false },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
});
