import { mount } from 'svelte';
import App from './shell/App.svelte';
import { startWorking } from './lib/offline.ts';
import './shell/base.css';
import './shell/shell.css';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');
mount(App, { target });
startWorking();
