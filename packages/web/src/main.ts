import { mount } from 'svelte';
import { startWorking } from './lib/page/offline.ts';
import App from './shell/App.svelte';
import '@quarterdeck/board/design/base.css';
import './shell/shell.css';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');
mount(App, { target });
startWorking();
